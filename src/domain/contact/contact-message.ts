/** Something somebody wrote to us: by the contact form, or by asking to end his plan. */
export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  /** Empty when not given. */
  phone: string;
  subject: string;
  message: string;
  status: 'new' | 'read';
  createdAt: Date;
}

export interface ContactStore {
  create(message: ContactMessage): Promise<void>;
}
