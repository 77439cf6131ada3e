/** What is shown before anybody has signed in: its words and code are loaded first, all other words later. */
const firstFolders = [
  /^app\/(error-pages|warning)\./,
  /^lib\/network\./,
  /^features\/(activation|alerts|login|password-reset|register|workspaces)\//,
  /^shared\/(errors|language-menu|words)\.texts\.ts$/,
  /^shared\/(lengths|password|person|signing-in)\//,
];

/** `path` of a text file, from `src`. */
export const isFirstText = (path: string): boolean =>
  firstFolders.some((folder) => folder.test(path.replaceAll('\\', '/')));
