import { tariffTexts } from './warning.ts';

/** What the whole app does about an answer, besides the caller hearing of it. */
export type Consequence =
  | { kind: 'sign_out' }
  | { kind: 'choose_workspace' }
  | { kind: 'warn'; text: string }
  | null;

/** What a refusal may carry; 206 has its sentence in one of two places. */
export type RefusalBody = {
  code?: string;
  detail?: unknown;
  details?: unknown;
  data?: { detail?: unknown };
};

const invalidSession = /token not valid for any token type|token is invalid|incorrect authentication cred/i;

const messageMap: Record<string, string> = {
  'Current package is inactive': tariffTexts.inactive,
  'Package Limit Exceeded': tariffTexts.exceeded,
};

/** `isPublic`: the call works without signing in, so that its 401 is about what was entered. */
export function consequenceOf(status: number, body: RefusalBody, isPublic: boolean): Consequence {
  const detail = textOf(body.detail);
  switch (status) {
    case 205:
      return { kind: 'choose_workspace' };
    case 206: {
      const says = textOf(body.details) || textOf(body.data?.detail);
      return invalidSession.test(says) ? { kind: 'sign_out' } : null;
    }
    case 207: {
      const says = textOf(body.details);
      return { kind: 'warn', text: messageMap[says] ?? says };
    }
    case 401:
      return isPublic ? null : { kind: 'sign_out' };
    case 403:
      if (detail === 'Invalid access token') return { kind: 'sign_out' };
      if (detail === 'Resource is locked in current package')
        return { kind: 'warn', text: tariffTexts.locked };
      return null;
    default:
      return null;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
