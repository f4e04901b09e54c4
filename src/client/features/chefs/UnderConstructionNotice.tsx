import * as m from '#messages'

/** Tells that the directory is young: a scaffold around a stove. */
export function UnderConstructionNotice() {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed border-edge p-6 text-center">
      <svg aria-hidden="true" viewBox="0 0 200 140" className="w-40">
        <path d="M20 132h160" stroke="#8d7a63" strokeWidth="6" strokeLinecap="round" />
        <rect x="62" y="66" width="76" height="64" rx="6" fill="#a8381a" />
        <rect x="74" y="88" width="52" height="32" rx="4" fill="#2a2019" />
        <path d="M80 112q8-16 14 0q6-20 12 0q8-14 14 0" fill="#f1b24a" />
        <circle cx="78" cy="77" r="4" fill="#fdfaf3" />
        <circle cx="92" cy="77" r="4" fill="#fdfaf3" />
        <path d="M72 46h56v14c0 8-56 8-56 0z" fill="#5f8ea3" />
        <path d="M66 46h68M128 52h14" stroke="#2f5d66" strokeWidth="6" strokeLinecap="round" />
        <path d="M36 132V20M164 132V20M30 40h140M30 92h34M136 92h34" stroke="#c9962f" strokeWidth="6" />
        <path d="M40 88L62 44M160 88L138 44" stroke="#c9962f" strokeWidth="4" />
        <rect x="56" y="8" width="88" height="24" rx="4" fill="#f1dc9b" />
        <path d="M64 32l16-24M86 32l16-24M108 32l16-24M130 32l12-18" stroke="#2a2019" strokeWidth="6" />
      </svg>
      <p className="font-dish text-xl">{m.chefs_construction()}</p>
      <p className="text-sm text-soft">{m.chefs_construction_text()}</p>
    </div>
  )
}
