interface QuestionsProps {
  questions: readonly { id: string; question: string; answer: readonly string[] }[]
}

/** Questions that open one at a time, by the browser itself: details of one name close each other. */
export function FoldingQuestions({ questions }: QuestionsProps) {
  return (
    <div className="border-b border-line">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} name="question" className="group border-t border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 py-3 text-lg font-semibold hover:text-paprika [&::-webkit-details-marker]:hidden">
            <h2 className="font-work text-lg font-semibold tracking-normal">{question}</h2>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-5 shrink-0 fill-none stroke-current stroke-2 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            >
              <path d="M6 9l6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </summary>
          <div className="flex max-w-prose flex-col gap-3 pb-5">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
