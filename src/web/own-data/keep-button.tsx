import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { reloadSession } from '#web/api/session.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { ownDataMessages } from '#web/i18n/own-data-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Takes the wish to leave back. */
export function KeepButton() {
  const { keep } = ownDataMessages.use();
  const client = useQueryClient();
  const keeping = useMutation({
    mutationFn: () => call('keepAccount'),
    async onSuccess({ plan }) {
      showToast(keep.kept[plan]);
      void client.invalidateQueries({ queryKey: queryKeys.subscription });
      await reloadSession();
      // The button that was pressed is gone with its notice.
      document.getElementById('content')?.focus();
    },
    onError: (error) => tellFailure(error, keep.failed),
  });
  return (
    <Button look="ink" isPending={keeping.isPending} onClick={() => keeping.mutate()}>
      {keeping.isPending ? keep.pending : keep.button}
    </Button>
  );
}
