import type { User } from '#domain/accounts/user.ts';

/** The same for all; it opens nothing outside demo mode, where these accounts do not exist. */
export const demoPassword = 'autoscritto-demo';

export type DemoAccount = Pick<User, 'email' | 'firstName' | 'lastName' | 'role' | 'subscriptionPlan'>;

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@example.com',
    firstName: 'Ada',
    lastName: 'Admin',
    role: 'admin',
    subscriptionPlan: 'FREE',
  },
  {
    email: 'elite@example.com',
    firstName: 'Elia',
    lastName: 'Elite',
    role: 'user',
    subscriptionPlan: 'ELITE',
  },
  { email: 'pro@example.com', firstName: 'Petra', lastName: 'Pro', role: 'user', subscriptionPlan: 'PRO' },
  {
    email: 'starter@example.com',
    firstName: 'Stella',
    lastName: 'Starter',
    role: 'user',
    subscriptionPlan: 'STARTER',
  },
  {
    email: 'free@example.com',
    firstName: 'Franco',
    lastName: 'Free',
    role: 'user',
    subscriptionPlan: 'FREE',
  },
];
