import type { WishCase } from './wishCase.ts'

/** Wishes in languages and scripts that nobody here reads are asked about; names of foreign dishes are not. */
export const unreadCases: readonly WishCase[] = [
  ['без глютена, пожалуйста', '?'],
  ['аллергия на арахис', '?'],
  ['χωρίς σκόρδο', '?'],
  ['不要香菜', '?'],
  ['エビアレルギー', '?'],
  ['우유 알레르기', '?'],
  ['ללא גלוטן', '?'],
  ['แพ้กุ้ง', '?'],
  ['soya sosu olmasın lütfen', '?'],
  ['ilman valkosipulia', '?'],
  ['fără usturoi', '?'],
  ['glutén nélkül kérem', '?'],
  ['tanpa udang', '?'],
  ['بدون گردو لطفا میخوام', '?'],
  ['chicken curry, 不要花生', '?'],
  ['quero um bolo simples', ''],
  ['tom kha gai', ''],
  ['okonomiyaki', ''],
  ['bánh mì', ''],
  ['çılbır', ''],
  ['chicken katsu curry like Wagamama', ''],
  ['shakshuka', ''],
  ['spanakopita with feta', ''],
]
