import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { noteActionSentences } from '#shared/messages/notes.ts'
import { useFocusOnHeading } from '../../ui/useFocusOnHeading.ts'

/**
 * What was done to a note last, by a script or by a plain form that led here; it is shown until the next navigation or action. What was
 * pressed may be gone with its note: then `notice` takes the focus.
 */
export function useNoteActionStatus() {
  const [search] = useSearchParams()
  const [told, setTold] = useState({ word: noteActionInAddress(search), times: 0, at: search.toString() })
  const notice = useFocusOnHeading<HTMLDivElement>({
    screen: String(told.times),
    isWanted: told.times > 0,
    onlyIfLost: true,
  })
  return {
    notice,
    sentence: told.word && told.at === search.toString() ? noteActionSentences[told.word]() : null,
    /** Null takes the last sentence away, as something else is begun. */
    tell: (word: keyof typeof noteActionSentences | null) =>
      setTold(({ times }) => ({ word, times: word === null ? times : times + 1, at: search.toString() })),
  }
}

function noteActionInAddress(search: URLSearchParams): keyof typeof noteActionSentences | null {
  const word = search.get('said')
  return word !== null && Object.hasOwn(noteActionSentences, word)
    ? (word as keyof typeof noteActionSentences)
    : null
}
