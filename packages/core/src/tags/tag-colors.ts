/** Names, not values: the theme has its own shade of each for light and dark. */
export const tagColors = [
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const;
export type TagColor = (typeof tagColors)[number];
