import type { Handlers } from './handler.ts';

export function administrationRoutes(): Pick<
  Handlers,
  | 'findAdminUsers'
  | 'exportAdminUsers'
  | 'changeUserRole'
  | 'changeUserStatus'
  | 'changeUserPlan'
  | 'deleteUser'
  | 'findContactMessages'
  | 'changeContactStatus'
  | 'findAuditEntries'
> {
  const notYet = () => {
    throw new Error('not yet');
  };
  return {
    findAdminUsers: notYet,
    exportAdminUsers: notYet,
    changeUserRole: notYet,
    changeUserStatus: notYet,
    changeUserPlan: notYet,
    deleteUser: notYet,
    findContactMessages: notYet,
    changeContactStatus: notYet,
    findAuditEntries: notYet,
  };
}
