import { type Block, type Line, type Link, type Piece, wordsOf } from './blocks.ts';
import { escapeHtml } from './escape-html.ts';

/** Colours of a letter: it is light whatever the mail program is, as half of them turn colours round by themselves. */
const ink = '#1d2130';
const quiet = '#5a6072';
const line = '#e5e7ef';
const accent = '#3f4fb8';
const looks = {
  strong: `font-weight:600;color:${ink}`,
  quiet: `color:${quiet}`,
  mark: 'background:#e9d5f7;font-weight:600',
  good: 'color:#14713f;font-weight:600',
  bad: 'color:#b3202c;font-weight:600',
} as const;

const anchor = ({ label, href }: Link, style: string) =>
  `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;

function pieceHtml(piece: Piece): string {
  const words = escapeHtml(wordsOf(piece));
  if (typeof piece === 'string') return words;
  const styled = piece.look === undefined ? words : `<span style="${looks[piece.look]}">${words}</span>`;
  return piece.href === undefined
    ? styled
    : `<a href="${escapeHtml(piece.href)}" style="color:${accent}">${styled}</a>`;
}

const lineHtml = (pieces: Line) => pieces.map(pieceHtml).join('');

const table = (rows: string, more = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse${more}">${rows}</table>`;

/** A block as HTML for mail programs: tables and styles in place, pictures that come along, nothing to run. */
export function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="margin:4px 0 14px;font-size:24px;line-height:1.25;color:${ink}">${escapeHtml(block.text)}</h1>`;
    case 'subheading':
      return `<h2 style="margin:24px 0 8px;font-size:15px;color:${ink}">${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="margin:0 0 12px${block.isQuiet ? `;font-size:13px;color:${quiet}` : ''}">${lineHtml(block.line)}</p>`;
    case 'bars':
      return barsHtml(block);
    case 'table':
      return tableHtml(block);
    case 'quote':
      return quoteHtml(block);
    case 'picture':
      return pictureHtml(block);
    case 'button':
      return `<p style="margin:22px 0 12px">${anchor(block.link, `display:inline-block;padding:11px 20px;border-radius:8px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none`)}</p>`;
    case 'links':
      return `<p style="margin:0 0 12px;font-size:13px">${block.links.map((link) => anchor(link, `color:${accent}`)).join(' &nbsp;·&nbsp; ')}</p>`;
    case 'rule':
      return `<hr style="border:0;border-top:1px solid ${line};margin:22px 0 16px">`;
  }
}

function pictureHtml({ cid, alt, width_px, href }: Extract<Block, { kind: 'picture' }>): string {
  const picture = `<img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="${width_px}" style="display:block;width:100%;max-width:${width_px}px;height:auto;border:0">`;
  const linked = href === undefined ? picture : `<a href="${escapeHtml(href)}">${picture}</a>`;
  return `<div style="margin:0 0 16px">${linked}</div>`;
}

const highestPx = 44;

function barsHtml({ values, from, to }: Extract<Block, { kind: 'bars' }>): string {
  const most = Math.max(1, ...values);
  const cells = values.map((value, at) => {
    const height = Math.max(2, Math.round((value / most) * highestPx));
    const color = at === values.length - 1 ? '#d63b47' : '#aab2e8';
    return `<td valign="bottom" style="padding:0 2px;vertical-align:bottom"><div style="height:${height}px;line-height:${height}px;font-size:1px;background:${color};border-radius:2px 2px 0 0">&nbsp;</div></td>`;
  });
  const ends = `<tr><td align="left" style="font-size:12px;color:${quiet};padding-top:4px">${escapeHtml(from)}</td><td align="right" style="font-size:12px;color:#b3202c;font-weight:600;padding-top:4px">${escapeHtml(to)}</td></tr>`;
  return `<div aria-hidden="true">${table(`<tr>${cells.join('')}</tr>`, `;border-bottom:1px solid ${line}`)}</div>${table(ends, ';margin-bottom:14px')}`;
}

function tableHtml({ head, rows }: Extract<Block, { kind: 'table' }>): string {
  // A long word breaks before the letter is wider than a phone; a number never does.
  const cell = (tag: 'th' | 'td', html: string, at: number) => {
    const breaks =
      tag === 'th' || at === 0
        ? 'overflow-wrap:anywhere;word-break:break-word;hyphens:auto'
        : 'white-space:nowrap';
    // Long questions in the head would leave nothing for names.
    const width = at === 0 && head.length > 3 ? ' width="30%"' : '';
    return `<${tag}${width} align="${at === 0 ? 'left' : 'right'}" valign="${tag === 'th' ? 'bottom' : 'top'}" style="padding:8px ${at === 0 ? '8px 8px 0' : '0 8px 8px'};border-bottom:1px solid ${line};font-size:${tag === 'th' ? 12 : 14}px;${breaks}${tag === 'th' ? `;font-weight:400;color:${quiet}` : ''}">${html}</${tag}>`;
  };
  const headRow = head.map((text, at) => cell('th', escapeHtml(text), at)).join('');
  const bodyRows = rows.map(
    (row) => `<tr>${row.map((one, at) => cell('td', pieceHtml(one), at)).join('')}</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 12px"><tr>${headRow}</tr>${bodyRows.join('')}</table>`;
}

function quoteHtml({ at, said, about }: Extract<Block, { kind: 'quote' }>): string {
  const moment = anchor(
    at,
    `display:inline-block;padding:3px 10px;border-radius:12px;background:#e6e9fa;color:${accent};font-size:13px;font-weight:600;text-decoration:none`,
  );
  const words = `<div style="font-size:15px">${lineHtml(said)}</div><div style="font-size:13px;color:${quiet}">${lineHtml(about)}</div>`;
  return table(
    `<tr><td width="76" valign="top" style="padding:10px 8px 10px 0;border-top:1px solid ${line}">${moment}</td><td style="padding:10px 0;border-top:1px solid ${line}">${words}</td></tr>`,
  );
}
