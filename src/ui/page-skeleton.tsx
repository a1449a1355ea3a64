const TILES = Array.from({ length: 6 }, (_, i) => i);

/** The boxes of a page that is not known yet, as index.html has them before the frame can be drawn. */
export function PageSkeleton() {
  return (
    <div className="boot boot-inner" aria-hidden>
      <title>Apogee</title>
      <div className="boot-hero" />
      <div className="boot-grid">
        {TILES.map((tile) => (
          <i key={tile} />
        ))}
      </div>
    </div>
  );
}
