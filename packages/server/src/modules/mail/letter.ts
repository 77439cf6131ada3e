import { isolated } from '@earshot/core/bidi.ts';
import type { Locale } from '@earshot/core/locales.ts';
import { type Block, textOf } from './blocks.ts';
import { escapeHtml } from './escape-html.ts';
import { htmlOf } from './html-blocks.ts';
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
  const fill = (pattern: string) =>
    pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => isolated(String(values[name] ?? '')));
  const blocks: Block[] = body.map((line) => ({ kind: 'paragraph', line: [fill(line)] }));
  if (link !== undefined) blocks.push({ kind: 'button', link: { label: button, href: link } });
  // For whoever cannot press it; as plain text the address stands there already.
  const address: Block = { kind: 'paragraph', isQuiet: true, line: [link ?? ''] };
  const { footer } = mailFrame[locale];
  return {
    subject: oneLine(fill(subject)),
    text: plain([...blocks, { kind: 'paragraph', line: [footer] }]),
    html: page(locale, link === undefined ? blocks : [...blocks, address], footer),
  };
}

/** A letter of blocks; `footer` stands below all of them, in small print. */
export function writeBlocks(
  locale: Locale,
  { subject, blocks, footer }: { subject: string; blocks: readonly Block[]; footer: readonly Block[] },
): Written {
  return {
    subject: oneLine(subject),
    text: plain([...blocks, ...footer]),
    html: page(locale, [...blocks, ...(footer.length === 0 ? [] : [{ kind: 'rule' } as const]), ...footer]),
  };
}

const plain = (blocks: readonly Block[]) => blocks.map(textOf).filter(Boolean).join('\n\n');

/** 600 px of light page, in tables, as every mail program shows them. */
function page(locale: Locale, blocks: readonly Block[], footer?: string): string {
  const lang = locale === 'ua' ? 'uk' : locale;
  const small =
    footer === undefined
      ? ''
      : `<p style="color:#5a6072;font-size:12px;border-top:1px solid #e5e7ef;padding-top:14px">${escapeHtml(footer)}</p>`;
  const content = `<p style="margin:0 0 16px;font-weight:600">Earshot</p>${blocks.map(htmlOf).join('\n')}${small}`;
  const sheet = `<table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:12px"><tr><td style="padding:28px">${content}</td></tr></table>`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><style>:root{color-scheme:light only}</style></head><body bgcolor="#f0f1f6" style="margin:0;padding:24px 8px;background:#f0f1f6;font-family:system-ui,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1d2130">${sheet}</body></html>`;
}

/** A name must not start a new header. */
function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ');
}
