const orientationTag = 0x0112
/** Exif's numeric types of whole numbers. */
const [short, long] = [3, 4]
/** Maximum entries; camera files have some twenty. */
const maxEntries = 1_000

/** The orientation in an Exif block (TIFF), 1 to 8; 1 where it has none. */
export function readExifOrientation(tiff: Buffer): number {
  const order = tiff.subarray(0, 4).toString('latin1')
  const isLittle = order === 'II*\0'
  if (!isLittle && order !== 'MM\0*') return 1
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const u32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  if (tiff.length < 8) return 1
  const directory = u32(4)
  if (directory + 2 > tiff.length) return 1
  const count = Math.min(u16(directory), maxEntries)
  for (let entry = directory + 2; entry < directory + 2 + 12 * count; entry += 12) {
    if (entry + 12 > tiff.length) return 1
    if (u16(entry) !== orientationTag) continue
    const type = u16(entry + 2)
    const value = type === short ? u16(entry + 8) : type === long ? u32(entry + 8) : 1
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** An Exif block (TIFF) that holds only an orientation. */
export function writeExifOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(orientationTag, 10)
  tiff.writeUInt16BE(short, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
