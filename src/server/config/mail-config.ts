import { z } from 'zod';

export const mailVariables = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Autoscritto <noreply@autoscritto.example>'),
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
