import { useEffect, useState } from 'react';
import type { Operator } from '#contract/operator.ts';
import { call } from '#web/api/call.ts';

/** Who runs this site; `undefined` until it is known, `'failed'` when it could not be asked. */
export function useOperator(): Operator | 'failed' | undefined {
  const [operator, setOperator] = useState<Operator | 'failed'>();
  useEffect(() => {
    const leaving = new AbortController();
    call('getOperator', { signal: leaving.signal }).then(
      (answer) => setOperator(answer),
      () => leaving.signal.aborted || setOperator('failed'),
    );
    return () => leaving.abort();
  }, []);
  return operator;
}
