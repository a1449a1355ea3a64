import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { sendDocument, verificationQuery } from "../../api/verification.ts";
import type { DocumentKind } from "../../contract/verification.ts";
import { useBusy } from "../../lib/tabs/use-busy.ts";
import { prepareDocument, sendingProblem } from "./document-file.ts";

export interface Chosen {
  name: string;
  file: Blob;
}

export interface Problem {
  code: string;
  /** What the call failed with, when it was one. */
  error?: unknown;
}

/** The file that somebody chose for a kind: it stays until it has arrived, or another one takes its place. */
export function useDocument(kind: DocumentKind, onSent: () => void) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [doing, setDoing] = useState<"preparing" | "sending" | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // Two taps may come before the first one is rendered.
  const busy = useRef(false);
  useBusy("form", chosen !== null || doing !== null);

  async function run(what: "preparing" | "sending", task: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setDoing(what);
    setProblem(null);
    try {
      await task();
    } finally {
      busy.current = false;
      setDoing(null);
    }
  }

  return {
    chosen,
    doing,
    problem,

    choose: (file: File): Promise<void> =>
      run("preparing", async () => {
        setChosen(null);
        const prepared = await prepareDocument(file);
        if ("problem" in prepared) setProblem({ code: prepared.problem });
        else setChosen({ name: file.name, file: prepared.file });
      }),

    send: (): Promise<void> =>
      run("sending", async () => {
        if (!chosen) return;
        try {
          await sendDocument(client, kind, chosen.file);
          setChosen(null);
          onSent();
        } catch (error) {
          const { code, again } = sendingProblem(error);
          setProblem({ code, error });
          if (!again) setChosen(null);
          // It may have arrived although its answer did not.
          if (code === "locked") void client.invalidateQueries({ queryKey: verificationQuery.queryKey });
        }
      }),
  };
}
