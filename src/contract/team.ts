import { z } from 'zod';
import { emailSchema } from '#domain/accounts/email-schema.ts';
import { type Endpoint, nothing } from './endpoint.ts';
import { opaqueIdSchema } from './opaque-id.ts';

const invitationSchema = z.object({ id: z.uuid(), email: z.string(), expiresAt: z.iso.datetime() });
const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

const teamSchema = z.object({
  role: z.enum(['owner', 'member']),
  owner: personSchema,
  members: z.array(personSchema.extend({ joinedAt: z.iso.datetime() })),
  /** Open ones; only the owner sees them. */
  invitations: z.array(invitationSchema),
  /** Accounts the owner's plan has, his own included; 1 while there is no team or it rests. */
  accounts: z.int(),
});
export type TeamView = z.output<typeof teamSchema>;

const receivedInvitationSchema = z.object({
  id: z.uuid(),
  ownerName: z.string(),
  companyName: z.string(),
  expiresAt: z.iso.datetime(),
});
export type ReceivedInvitationView = z.output<typeof receivedInvitationSchema>;

const idSchema = z.object({ id: z.uuid() });

export const teamEndpoints = {
  getTeam: {
    method: 'GET',
    path: '/api/team',
    access: 'signed-in',
    summary: 'Who works with the same plan, stock and usage',
    answer: teamSchema,
  },
  inviteMember: {
    method: 'POST',
    path: '/api/team/invitations',
    access: 'signed-in',
    summary: 'Invites somebody by mail into the team',
    payload: z.object({ email: emailSchema }),
    answer: nothing,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/team/invitations/{id}',
    access: 'signed-in',
    summary: 'Takes an invitation back',
    params: idSchema,
    answer: nothing,
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/team/members/{id}',
    access: 'signed-in',
    summary: 'Takes a member out of the team; what he wrote stays',
    params: z.object({ id: opaqueIdSchema }),
    answer: nothing,
  },
  leaveTeam: {
    method: 'POST',
    path: '/api/team/leave',
    access: 'signed-in',
    summary: 'Leaves the team one is a member of',
    answer: nothing,
  },
  findReceivedInvitations: {
    method: 'GET',
    path: '/api/invitations',
    access: 'signed-in',
    summary: "Invitations to the user's e-mail",
    answer: z.array(receivedInvitationSchema),
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/invitations/{id}/accept',
    access: 'signed-in',
    summary: 'Joins the team one was invited to',
    params: idSchema,
    answer: nothing,
  },
  declineInvitation: {
    method: 'DELETE',
    path: '/api/invitations/{id}',
    access: 'signed-in',
    summary: 'Declines an invitation',
    params: idSchema,
    answer: nothing,
  },
} as const satisfies Record<string, Endpoint>;
