import { z } from 'zod';

export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must look like smtp://user:password@host:587 or smtps://…')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>@]+<[^\s<>@]+@[\w.-]+>$|^[^\s<>@]+@[\w.-]+$/, 'must look like Name <name@host>')
    .default('Autoscritto <noreply@autoscritto.example>'),
  SUPPORT_EMAIL: z.email().default('assistenza@autoscritto.example'),
  ELITE_SUPPORT_EMAIL: z.email().default('elite@autoscritto.example'),
};

export interface MailConfig {
  /** Absent: mails wait in the outbox, which demo mode shows as an inbox. */
  smtpUrl: string | undefined;
  from: string;
  /** Who answers customers, and who is written to when somebody writes to us. */
  supportEmail: string;
  /** The address of its own that the ELITE plan promises. */
  eliteSupportEmail: string;
}

export const mailConfigOf = (env: z.output<z.ZodObject<typeof mailVariables>>): MailConfig => ({
  smtpUrl: env.SMTP_URL,
  from: env.MAIL_FROM,
  supportEmail: env.SUPPORT_EMAIL,
  eliteSupportEmail: env.ELITE_SUPPORT_EMAIL,
});

function isSmtpUrl(text: string): boolean {
  if (!/^smtps?:\/\/./.test(text)) return false;
  try {
    const { hostname, username, password } = new URL(text);
    decodeURIComponent(username + password);
    return hostname !== '';
  } catch {
    return false;
  }
}
