import type { WishLanguageId } from '../wishLanguage.ts'

/** Verbs and possessives by which somebody says what they are, have, take or may, without naming anybody. Phrases as in wishLanguage.ts. */
export const selfWords: Readonly<Partial<Record<WishLanguageId, string>>> = {
  en: `i, im, ive, we, weve, were, youre, hes, shes, theyre, am, her, his, their, my, our, everyone is, guest*, visitor*, colleague*, family`,
  de: `bin, hab, habe, hatte, sind, haben, nehme, nimmt, nehmen, leide, leidet, vertrage, verträgt, bekomme, kriege, kriegt, wurde, wurden, war, waren, unser*, mein*, gäste*, besuch, familie`,
  fr: `ai, suis, ai ete, avons, sommes, prends, prend, prenons, fais, on, nous, notre, nos, mon, ma, mes, invite*, famille, jai, jsuis, jpeux`,
  es: `soy, somos, estoy, estamos, tengo, tenemos, tiene, tienen, llevo, llevamos, lleva, tomo, tomamos, toma, ando, padezco, padece, sufro, sufre, sigo, sigue, seguimos, me, nos, le, les, mi, mis, nuestr*, invitad*, familia, hago, hacemos`,
  hi: `हूँ, हूं, हम, हमारे, हमारी, मेरा, मेरी, मेरे, मुझे, हमें, उसे, उन्हें, उनको, इनको, मरीज, मरीज़, मेहमान*, hu, hun, hoon, hum, hamare, hamari, mera, meri, mere, mujhe, hume, unko, inko, mehmaan*, mareez`,
  ar: `عندي, عنده, عندها, عندنا, عندهم, معي, معاي, معه, معها, معنا, لدي, لديه, لديها, لدينا, انا, احنا, نحن, اخذ, باخذ, آخذ, ياخذ, تاخذ, اعاني, يعاني, تعاني, ضيوفي, ضيوفنا, ضيفي, عائلتي, اهلي`,
}
