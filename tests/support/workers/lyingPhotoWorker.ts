/** A process of photos that answers one of one byte as if it were another, and all others with what are no pictures. */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
const pictures = (bytes: unknown) => [400, 800, 1600].map((width) => ({ width, bytes }))
process.on('message', ({ id, byteLength }: { id: string; byteLength: number }) => {
  process.send?.(
    byteLength === 1
      ? { id: 'of another', pictures: pictures(Buffer.from('RIFF\0\0\0\0WEBP')) }
      : { id, pictures: pictures(Buffer.from('<svg>')) },
  )
})
process.send?.({ isReady: true })
