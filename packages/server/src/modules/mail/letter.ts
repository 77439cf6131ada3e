import { isolated } from '@earshot/core/bidi.ts';
import type { Locale } from '@earshot/core/locales.ts';
import { type MailText, mailFrame } from './mail.texts.ts';

export type Written = { subject: string; text: string; html: string };

/** A letter as text and as HTML. Values are escaped; the only link is our own. */
export function writeLetter(
  text: MailText,
  locale: Locale,
  values: Record<string, string | number>,
  link: string | undefined,
): Written {
  const { subject, body, button } = text[locale];
  const fill = (pattern: string, write: (value: string) => string) =>
    pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => write(isolated(String(values[name] ?? ''))));
  const plain = body.map((line) => fill(line, (value) => value));
  const footer = mailFrame[locale].footer;
  return {
    subject: fill(subject, oneLine),
    text: [...plain, ...(link === undefined ? [] : [`${button}:`, link]), '', footer].join('\n\n'),
    html: page(
      locale,
      body.map((line) => `<p>${fill(line, escapeHtml)}</p>`).join('\n') +
        (link === undefined
          ? ''
          : `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#4b5bd7;color:#fff;text-decoration:none">${escapeHtml(button)}</a></p><p style="color:#666;font-size:12px;word-break:break-all">${escapeHtml(link)}</p>`),
      footer,
    ),
  };
}

function page(locale: Locale, content: string, footer: string): string {
  const lang = locale === 'ua' ? 'uk' : locale;
  return `<!doctype html><html lang="${lang}"><body style="margin:0;padding:24px;background:#f5f6fa;font-family:system-ui,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1d2130"><div style="max-width:520px;margin:auto;padding:28px;background:#fff;border-radius:12px"><p style="font-weight:600">Earshot</p>${content}<p style="color:#666;font-size:12px;border-top:1px solid #e5e7ef;padding-top:14px">${escapeHtml(footer)}</p></div></body></html>`;
}

function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A name must not start a new header. */
function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ');
}
