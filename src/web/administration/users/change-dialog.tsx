import { useSignedInUser } from '#web/api/session.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import type { AdministrationMessages } from '#web/i18n/messages/administration/it.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { UserChange } from './user-change.ts';

interface ChangeDialogProps {
  change: UserChange | undefined;
  onClose(): void;
  onConfirm(change: UserChange): void;
}

/** Says what a change brings about before it is made. */
export function ChangeDialog({ change, onClose, onConfirm }: ChangeDialogProps) {
  const messages = administrationMessages.use();
  const me = useSignedInUser();
  const question = change && questionOf(change, messages);
  const losesPage = change?.user.id === me.id && (change.to === 'user' || change.to === 'blocked');
  return (
    <Dialog title={question?.title ?? ''} isOpen={change !== undefined} onClose={onClose}>
      {change && question && (
        <>
          <p className="font-medium [overflow-wrap:anywhere]">{change.user.email}</p>
          <p className="mt-2 text-muted">{question.text}</p>
          {question.paid && <p className="mt-2 text-muted">{question.paid}</p>}
          {losesPage && <p className="mt-2 font-medium">{messages.asking.own}</p>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>{messages.asking.cancel}</Button>
            <Button look="ink" onClick={() => onConfirm(change)}>
              {question.confirm}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface Question {
  title: string;
  text: string;
  /** What becomes of his subscription. */
  paid?: string | undefined;
  confirm: string;
}

function questionOf(change: UserChange, { asking, users }: AdministrationMessages): Question {
  const { paidPlan } = change.user;
  switch (change.kind) {
    case 'role':
      return change.to === 'admin'
        ? { title: asking.makeAdmin, text: asking.makeAdminText, confirm: users.makeAdmin }
        : { title: asking.makeUser, text: asking.makeUserText, confirm: users.makeUser };
    case 'status':
      return change.to === 'active'
        ? { title: asking.unblock, text: asking.unblockText, confirm: users.unblock }
        : {
            title: asking.block,
            text: asking.blockText,
            paid: paidPlan && asking.blockPaid(paidPlan),
            confirm: users.block,
          };
    case 'plan':
      if (change.to === paidPlan) {
        return {
          title: asking.plan(change.to),
          text: asking.planBack,
          confirm: asking.givePlan(change.to),
        };
      }
      return {
        title: asking.plan(change.to),
        text: change.to === 'FREE' ? asking.planFreeText : asking.planText,
        paid: paidPlan && asking.planPaid(paidPlan),
        confirm: asking.givePlan(change.to),
      };
  }
}
