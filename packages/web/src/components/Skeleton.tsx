type Props = { width?: number | string; height?: number | string; radius?: number };

export function Skeleton({ width = '100%', height = 12, radius = 6 }: Props) {
  return <span className="skeleton" style={{ display: 'block', width, height, borderRadius: radius }} />;
}
