import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { sendDocument, verificationQuery } from "../../../api/verification.ts";
import type { DocumentKind } from "../../../contract/verification.ts";
import { useBusy } from "../../../lib/tabs/use-busy.ts";
import { prepareDocument, uploadError } from "./document-file.ts";

export interface ChosenDocument {
  name: string;
  file: Blob;
}

export interface UploadError {
  code: string;
  /** Failure of the call, if there was one. */
  error?: unknown;
}

/** The chosen file of a kind, held until it is uploaded or replaced. */
export function useDocument(kind: DocumentKind, onSent: () => void) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ChosenDocument | null>(null);
  const [activeStep, setActiveStep] = useState<"preparing" | "sending" | null>(null);
  const [problem, setProblem] = useState<UploadError | null>(null);
  // A second tap may come before the first one is rendered.
  const isRunning = useRef(false);
  useBusy("form", chosen !== null || activeStep !== null);

  async function run(step: "preparing" | "sending", task: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setActiveStep(step);
    setProblem(null);
    try {
      await task();
    } finally {
      isRunning.current = false;
      setActiveStep(null);
    }
  }

  return {
    chosen,
    doing: activeStep,
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
          const { code, canRetry } = uploadError(error);
          setProblem({ code, error });
          if (!canRetry) setChosen(null);
          // The upload may have succeeded without a response.
          if (code === "locked") void client.invalidateQueries({ queryKey: verificationQuery.queryKey });
        }
      }),
  };
}
