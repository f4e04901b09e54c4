import { useEffect, useRef } from 'react'

const againMs = 5_000

/** Rings while it is wanted, every five seconds. A browser lets it ring once somebody has pressed anything here. */
export function useTimerBell(isWanted: boolean): void {
  const audio = useRef<AudioContext | null>(null)

  useEffect(() => {
    const unlock = () => {
      if ('AudioContext' in window) audio.current ??= new AudioContext()
      void audio.current?.resume()
    }
    const pressEvents = ['pointerdown', 'keydown'] as const
    for (const press of pressEvents) window.addEventListener(press, unlock, { once: true })
    return () => {
      for (const press of pressEvents) window.removeEventListener(press, unlock)
      void audio.current?.close()
      audio.current = null
    }
  }, [])

  useEffect(() => {
    if (!isWanted) return
    const ringIfUnlocked = () => audio.current?.state === 'running' && playBell(audio.current)
    ringIfUnlocked()
    const again = setInterval(ringIfUnlocked, againMs)
    return () => clearInterval(again)
  }, [isWanted])
}

/** Three short strokes, a second together. */
function playBell(audio: AudioContext): void {
  for (const strokeSeconds of [0, 0.3, 0.6]) {
    const at = audio.currentTime + strokeSeconds
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.frequency.value = 988
    loudness.gain.setValueAtTime(0.4, at)
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.25)
    tone.connect(loudness).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.25)
  }
}
