import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { carNameOf } from '#web/documents/description-document.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Asks once, then deletes. */
export function DeleteDialog({ item, onClose }: { item: DescriptionItem | undefined; onClose(): void }) {
  const { history } = appMessages.use();
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: (id: string) => call('deleteDescription', { params: { id } }),
    async onSuccess() {
      void client.invalidateQueries({ queryKey: queryKeys.waitingCars });
      await client.invalidateQueries({ queryKey: queryKeys.descriptions });
      showToast(history.deleted);
    },
    onError(error) {
      if (error instanceof ApiError && error.isUnauthorized) return;
      showToast({ ...history.deleteFailed, variant: 'destructive' });
    },
    onSettled: onClose,
  });
  return (
    <Dialog
      title={item ? history.deleteTitle(carNameOf(item)) : ''}
      isOpen={item !== undefined}
      onClose={() => !deletion.isPending && onClose()}
    >
      <p className="text-muted">{history.deleteText}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button disabled={deletion.isPending} onClick={onClose}>
          {history.deleteCancel}
        </Button>
        <Button look="accent" isPending={deletion.isPending} onClick={() => item && deletion.mutate(item.id)}>
          {deletion.isPending ? history.deleting : history.deleteConfirm}
        </Button>
      </div>
    </Dialog>
  );
}
