import { operatorKey } from "../http/operator-key.ts";
import { type Command, readCommand, runCommand, USAGE } from "../modules/staff/command.ts";
import { readSecret } from "../start/existing-data.ts";
import { runStaffCommand } from "./run-command.ts";
import { openSecretInput } from "./secret-input.ts";
import { removeStaffSession, staffCredential, storeStaffSession } from "./staff-session.ts";

const needsKey = (command: Command) =>
  command.kind === "operation" && command.operation.command === "first_admin";

/** `npm run staff`: staff members, roles, sessions, approvals and their log. Runs on the server. */
await runStaffCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  credential(env, url, command) {
    if (command.kind !== "operation") return "";
    return needsKey(command) ? operatorKey(readSecret(env)) : staffCredential(env, url);
  },
  async run(command, { server, env }) {
    let input: ReturnType<typeof openSecretInput> | undefined;
    try {
      return await runCommand(command, {
        server,
        readSecret(prompt) {
          input ??= openSecretInput(process.stdin, process.stderr);
          return input.read(prompt);
        },
        storeSession: (token) => storeStaffSession(env, server.url, token),
        removeSession: () => removeStaffSession(env),
      });
    } finally {
      input?.close();
    }
  },
});
