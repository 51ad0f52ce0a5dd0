/** What an administrator does that is written down. */
export const auditActions = ['role', 'plan', 'status', 'message', 'deletion', 'export', 'reminder'] as const;
export type AuditAction = (typeof auditActions)[number];

/** Who changed what, as it is kept for ten years; without an administrator's e-mail where it was done by itself. */
export interface AuditEntry {
  id: string;
  at: Date;
  adminId: string;
  adminEmail: string;
  action: AuditAction;
  /** Id of the user or message. */
  subjectId: string;
  /** The same in words that stay when it is gone: an e-mail, a message's subject. */
  subject: string;
  before: string;
  after: string;
}
