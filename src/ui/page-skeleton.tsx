import { useRouterState } from "@tanstack/react-router";

const SIX = [0, 1, 2, 3, 4, 5];

/** Skeleton of an unknown page, identical to the one in index.html; with `cards`, of a page of forms and lists. */
export function PageSkeleton({ shape }: { shape?: "cards" }) {
  return (
    <div className="boot boot-inner" aria-hidden>
      <title>Apogee</title>
      {shape ? (
        SIX.map((card) => <div key={card} className="boot-hero" />)
      ) : (
        <>
          <div className="boot-hero" />
          <div className="boot-grid">
            {SIX.map((tile) => (
              <i key={tile} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Skeleton of the page that loads. */
export function PendingPage() {
  const isAccount = useRouterState({ select: ({ location }) => location.pathname.startsWith("/profile") });
  return <PageSkeleton shape={isAccount ? "cards" : undefined} />;
}
