declare module 'virtual:texts/*' {
  export const words: import('./i18n.ts').Words;
}
