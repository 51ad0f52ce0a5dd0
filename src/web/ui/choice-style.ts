/** How an answer looks: a tile that turns to ink when it is chosen. */
export const choiceStyle =
  'relative flex min-h-12 items-center rounded-md border border-edge bg-sheet px-4 py-2.5 leading-snug transition-colors select-none hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-disabled:border-line has-disabled:bg-transparent has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2';
