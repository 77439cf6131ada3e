/** The header by which a browser keeps a reply under a name in any letters (RFC 6266, RFC 8187). */
export const attachmentOf = (name: string): readonly ['Content-Disposition', string] => [
  'Content-Disposition',
  `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
];
