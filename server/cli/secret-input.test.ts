import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { openSecretInput } from "./secret-input.ts";

function open({ isTTY }: { isTTY: boolean }) {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()];
  return { input, output, secrets: openSecretInput(input, output) };
}

it("reads one secret a line from standard input, and prints nothing", async () => {
  const { input, output, secrets } = open({ isTTY: false });
  input.end("a password\n123456\n");
  expect([await secrets.read("Password: "), await secrets.read("Code: ")]).toEqual(["a password", "123456"]);
  await expect(secrets.read("Code: ")).rejects.toThrow('Nothing was entered for "Code:"');
  expect(output.read()).toBeNull();
});

it("RI-34 doesn't show what is typed on a terminal", async () => {
  const { input, output, secrets } = open({ isTTY: true });
  input.write("a password\r");
  expect(await secrets.read("Password: ")).toBe("a password");
  secrets.close();
  expect(String(output.read())).toBe("Password: \n");
});
