import { messages, type PGlite, protocol, type QueryOptions, type Results } from "@electric-sql/pglite";

/** Maximum prepared statements; one takes up to 60 KB. */
const MAX_STATEMENTS = 300;

interface Statement {
  name: string;
  parameterTypes: number[];
  fields: Results["fields"];
}

const { serialize } = protocol;
const { CommandCompleteMessage, DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage } =
  messages;

/**
 * Prepares each statement of the embedded database, and executes it with a single message. PGlite's own `query` sends
 * five, and parses and plans each time, which takes longer than running most statements.
 */
export function prepareStatements(client: PGlite): void {
  /** Least recently used first. */
  const statements = new Map<string, Statement>();
  let count = 0;

  const send = (...parts: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  async function prepare(text: string): Promise<Statement> {
    const name = `apogee_${++count}`;
    const answers = await send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const { fields = [] } = answers.find((one) => one instanceof RowDescriptionMessage) ?? {};
    return {
      name,
      parameterTypes: answers.find((one) => one instanceof ParameterDescriptionMessage)?.dataTypeIDs ?? [],
      fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
    };
  }

  async function findOrPrepare(text: string): Promise<Statement> {
    const statement = statements.get(text) ?? (await prepare(text));
    statements.delete(text);
    statements.set(text, statement);
    const [oldest] = statements;
    if (oldest && statements.size > MAX_STATEMENTS) {
      statements.delete(oldest[0]);
      await send(serialize.close({ type: "S", name: oldest[1].name }));
    }
    return statement;
  }

  async function run<Row>(text: string, params: unknown[] = [], options: QueryOptions = {}) {
    const { name, parameterTypes, fields } = await findOrPrepare(text);
    const values = params.map((value, i) => {
      if (value === null || value === undefined) return null;
      const toText = client.serializers[parameterTypes[i]!] ?? String;
      return toText(value);
    });
    const answers = await send(serialize.bind({ statement: name, values }), serialize.execute());
    const parsers = fields.map(
      ({ dataTypeID }) => options.parsers?.[dataTypeID] ?? client.parsers[dataTypeID] ?? String,
    );
    const rows: unknown[] = [];
    let affectedRows = 0;
    for (const answer of answers) {
      if (answer instanceof DataRowMessage) {
        const row = answer.fields.map((value, i) =>
          value === null ? null : parsers[i]!(value, fields[i]!.dataTypeID),
        );
        rows.push(
          options.rowMode === "array"
            ? row
            : Object.fromEntries(row.map((value, i) => [fields[i]!.name, value])),
        );
      } else if (answer instanceof CommandCompleteMessage) affectedRows = affectedIn(answer.text);
    }
    return { rows, fields, affectedRows } as Results<Row>;
  }

  const runExclusively = <Row>(text: string, params?: unknown[], options?: QueryOptions) =>
    client._runExclusiveQuery(() => run<Row>(text, params, options));

  client.query = async <Row>(text: string, params?: unknown[], options?: QueryOptions) => {
    await client._checkReady();
    return client._runExclusiveTransaction(async () => {
      const result = await runExclusively<Row>(text, params, options);
      await client.syncToFs();
      return result;
    });
  };

  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      tx.query = async <Row>(text: string, params?: unknown[], options?: QueryOptions) => {
        if (tx.closed) throw new Error("Transaction is closed");
        return runExclusively<Row>(text, params, options);
      };
      return work(tx);
    });
}

/** The number of rows in the tag of a command that changes rows. */
const affectedIn = (tag: string): number =>
  Number(/^(?:INSERT|UPDATE|DELETE|MERGE)\b.* (\d+)$/.exec(tag)?.[1] ?? 0);
