import { expect, it } from "vitest";
import { testApp } from "../../tests/support/server/app.ts";

const PATHS = ["/", "/api/current_ip", "/outbox", "/payment-provider", "/healthz", "/wallet/v1/balance"];
const statusOf = async ({ app }: Awaited<ReturnType<typeof testApp>>, address: string) =>
  (await app.request(address)).status;

it.each([
  "evil.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "192.168.0.7",
  "[::2]",
  "0.0.0.0",
])("a demo for this machine alone shows nothing under the name %s", async (name) => {
  const app = await testApp({ loopbackOnly: true });
  for (const path of PATHS) expect(await statusOf(app, `http://${name}${path}`), path).toBe(421);
  const { headers } = await app.app.request(`http://${name}/`);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

it.each(["localhost:3000", "LOCALHOST", "127.0.0.1:3000", "127.8.9.1", "[::1]:3000", "app.localhost"])(
  "it answers to %s",
  async (name) => {
    const app = await testApp({ loopbackOnly: true });
    expect(await statusOf(app, `http://${name}/api/current_ip`)).toBe(200);
    expect(await statusOf(app, `http://${name}/outbox`)).toBe(200);
  },
);

it("a site with an address answers to any name: its links never name it", async () => {
  const app = await testApp({ origin: "https://casino.example" });
  expect(await statusOf(app, "http://evil.example/api/current_ip")).toBe(200);
});
