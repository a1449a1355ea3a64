const TILES = Array.from({ length: 6 }, (_, i) => i);

/** Skeleton of an unknown page, identical to the one in index.html. */
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
