import { showToast, type ToastContent } from '#web/ui/toast/toast-store.ts';
import { ApiError, sentenceOf } from './api-error.ts';

/**
 * A toast for a call that failed, in the server's own words where it has some. Whoever turned out to
 * be signed out has been told so already, and is on his way to sign in.
 */
export function tellFailure(error: unknown, usual: ToastContent): void {
  if (error instanceof ApiError && error.isUnauthorized) return;
  const { title, description = '' } = usual;
  showToast({ title, description: sentenceOf(error) ?? description, variant: 'destructive' });
}
