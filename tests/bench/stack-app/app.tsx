import { QueryClient, QueryClientProvider, queryOptions, useQuery } from "@tanstack/react-query";
import { createRootRoute, createRoute, createRouter, Link, Outlet } from "@tanstack/react-router";
import { memo } from "react";
import type { Screen } from "../screen.ts";

const screenQuery = queryOptions<Screen>({ queryKey: ["screen"], staleTime: Number.POSITIVE_INFINITY });

const Tile = memo(function Tile({ tile, eager }: { tile: Screen["rows"][0]["tiles"][0]; eager: boolean }) {
  return (
    <Link className="tile" to="/">
      <img
        src={tile.picture}
        width={320}
        height={426}
        alt=""
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
      />
      <b>{tile.title}</b>
      {tile.provider}
    </Link>
  );
});

function Lobby() {
  const { data: screen } = useQuery(screenQuery);
  if (!screen) return null;
  return (
    <>
      <header>Apogee</header>
      <Link className="search" to="/">
        Search games and providers
      </Link>
      <div className="line">
        {screen.slides.map(({ title, text, action, picture }) => (
          <Link key={title} className="slide" to="/">
            <img src={picture} width={1200} height={480} alt="" fetchPriority="high" />
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
              {action}
            </div>
          </Link>
        ))}
      </div>
      <div className="line">
        {screen.chips.map((name) => (
          <Link key={name} className="chip" to="/">
            {name}
          </Link>
        ))}
      </div>
      <div className="line">
        {screen.jackpots.map(({ name, amount }) => (
          <Link key={name} className="jackpot" to="/">
            {name}
            <b>{amount}</b>
          </Link>
        ))}
      </div>
      {screen.rows.map(({ title, tiles }, row) => (
        <section key={title}>
          <h2 className="row">{title}</h2>
          <div className="line">
            {tiles.map((tile, i) => (
              <Tile key={tile.picture} tile={tile} eager={row === 0 && i < 3} />
            ))}
          </div>
        </section>
      ))}
      <nav>
        {screen.bar.map((name) => (
          <Link key={name} to="/">
            {name}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** The app's libraries with one route: their own cost. */
export function createStack(screen: Screen) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(screenQuery.queryKey, screen);
  const root = createRootRoute({ component: Outlet });
  const index = createRoute({
    getParentRoute: () => root,
    path: "/",
    loader: () => void queryClient.ensureQueryData(screenQuery),
    component: Lobby,
  });
  return createRouter({
    routeTree: root.addChildren([index]),
    // biome-ignore lint/correctness/noComponentHookFactories: called once for a page
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}
