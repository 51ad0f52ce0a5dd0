/** Whether a stretch of the notes is no sentence yet: a text would only repeat it, or has no words for it. */
export const isUnsaid = ({
  isAsTyped,
  reason,
}: {
  isAsTyped: boolean;
  reason?: string | undefined;
}): boolean => isAsTyped || reason === 'no-words';
