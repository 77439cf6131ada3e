import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const Done = z.object({ success: z.boolean() });
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
/** Six digits from the application, or a recovery code. */
const codeOrRecovery = z.string().trim().min(6).max(20);

export const startMfa = endpoint({
  method: 'POST',
  path: 'users/mfa',
  can: 'signed_in',
  summary: 'A new two-factor secret as a QR code; it counts once a code has confirmed it',
  passesOver: true,
  reply: z.object({
    /** Data URL of a PNG. */
    qr_code: z.string(),
    secret: z.string(),
    uri: z.string(),
  }),
});

export const confirmMfa = endpoint({
  method: 'POST',
  path: 'users/mfa/confirm',
  can: 'signed_in',
  summary: 'Switch two-factor sign-in on; the recovery codes are shown this once',
  body: z.object({ code }),
  passesOver: true,
  reply: z.object({ success: z.boolean(), recovery_codes: z.array(z.string()) }),
});

export const loginMfa = endpoint({
  method: 'POST',
  path: 'users/mfa/login',
  can: 'public',
  summary: 'Second step of signing in, with the key that the first one answered',
  body: z.object({ code: codeOrRecovery, mfa_key: z.string().min(20).max(100) }),
  passesOver: true,
  reply: z.object({ user_id: z.int(), token: z.string() }),
});

export const removeMfa = endpoint({
  method: 'POST',
  path: 'users/mfa/delete',
  can: 'signed_in',
  summary: 'Switch two-factor sign-in off',
  body: z.object({ code: codeOrRecovery }),
  passesOver: true,
  reply: Done,
});
