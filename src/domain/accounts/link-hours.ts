/** For how many hours a mailed link is good. */
export const linkHours = { signUp: 24, newPassword: 2, paidOrder: 72 } as const;
