import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { locales } from '../locales.ts';
import { Done, Email, NewPassword, PersonName } from './people.ts';

const Session = z.object({ user_id: z.int(), token: z.string() });

// Signing in and out

export const login = endpoint({
  method: 'POST',
  path: 'users/login',
  can: 'public',
  summary: 'Sign in with e-mail and password; with two-factor sign-in on, answers a key for the second step',
  body: z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(256) }),
  passesOver: true,
  reply: z.union([Session, z.object({ mfa_key: z.string() })]),
});

export const loginOnce = endpoint({
  method: 'POST',
  path: 'users/once',
  can: 'public',
  summary: 'Sign in with the one-time link printed at the first start',
  body: z.object({ token: z.string().min(20).max(100) }),
  reply: Session,
});

export const logout = endpoint({
  method: 'POST',
  path: 'users/logout',
  can: 'public',
  summary: 'Sign out; ends the session',
  passesOver: true,
  reply: Done,
});

export const checkUser = endpoint({
  method: 'POST',
  path: 'users/check',
  can: 'public',
  summary: 'Who is signed in',
  passesOver: true,
  reply: z.object({
    user_id: z.int().nullable(),
    code: z.string().nullable(),
    detail: z.string().nullable(),
  }),
});

export const signInWays = endpoint({
  method: 'GET',
  path: 'users/ways',
  can: 'public',
  summary: 'How one can sign in here besides e-mail and password, and whether one can register',
  reply: z.object({ oidc: z.object({ name: z.string() }).nullable(), registration: z.boolean() }),
});

// Becoming a user

export const captchaChallenge = endpoint({
  method: 'GET',
  path: 'users/captcha',
  can: 'public',
  summary: 'A small puzzle for the browser, to keep robots from registering',
  reply: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    salt: z.string(),
    signature: z.string(),
    maxnumber: z.int(),
  }),
});

export const register = endpoint({
  method: 'POST',
  path: 'users/registration',
  can: 'public',
  summary: 'Register; a link to set the password is mailed',
  body: z.object({
    name: PersonName,
    email: Email,
    /** Base64 of the solved puzzle; needed after a few registrations from one address. */
    captcha: z.string().max(2000).optional(),
    /** To cookies. A program that keeps none leaves it out; a person who says no cannot register. */
    consent: z.boolean().optional(),
    locale: z.enum(locales).optional(),
  }),
  passesOver: true,
  reply: Done,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: 'users/reset_password',
  can: 'public',
  summary: 'Mail a one-time code; the answer is the same for an unknown address',
  body: z.object({ email: Email }),
  passesOver: true,
  reply: Done,
});

export const confirmReset = endpoint({
  method: 'POST',
  path: 'users/reset_password/confirm',
  can: 'public',
  summary: 'Set a new password with the one-time code; ends all sessions',
  body: z.object({ email: Email, code: z.string().trim().min(6).max(20), password: NewPassword }),
  reply: Done,
});

export const activate = endpoint({
  method: 'POST',
  path: 'users/activate',
  can: 'public',
  summary:
    'Use a link of a registration or invitation: sets the password of a new person, or lets a signed-in one join. ' +
    'Without a token a signed-in person without a password sets one',
  body: z.object({
    password: NewPassword.optional(),
    registration_token: z.string().max(100).optional(),
    /** Name of somebody who was invited and has none yet. */
    name: PersonName.optional(),
    locale: z.enum(locales).optional(),
  }),
  passesOver: true,
  /** A new person is signed in at once, where nothing more is asked for. */
  reply: Done.extend(Session.partial().shape),
  status: 201,
});

export const describeActivation = endpoint({
  method: 'GET',
  path: 'users/activate/{token}',
  can: 'public',
  summary: 'What a link is for: whose, which workspace, whether a password has to be set',
  params: z.object({ token: z.string().max(100) }),
  reply: z.object({
    email: z.string(),
    name: z.string(),
    workspace: z.string().nullable(),
    needs_password: z.boolean(),
  }),
});
