/** Text of a machine as it is; what is too long is scrolled, by keys as well. */
export function LongText({ label, text, dir }: { label: string; text: string; dir: 'ltr' | 'auto' }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too.
    <section className="long-text" aria-label={label} tabIndex={0}>
      <pre dir={dir}>{text}</pre>
    </section>
  );
}
