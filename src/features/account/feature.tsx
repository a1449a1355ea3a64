import { msg } from "@lingui/core/macro";
import { lazy } from "react";
import type { Feature } from "../../lib/page/feature.ts";
import { live } from "./live.ts";
import { useLateGuard, usePlayerUpkeep } from "./player-upkeep.ts";

const SignIn = lazy(() => import("./sign-in.tsx").then(({ SignIn }) => ({ default: SignIn })));
const SignUp = lazy(() => import("./sign-up.tsx").then(({ SignUp }) => ({ default: SignUp })));
const Remind = lazy(() => import("./remind.tsx").then(({ Remind }) => ({ default: Remind })));
const NewPassword = lazy(() =>
  import("./new-password.tsx").then(({ NewPassword }) => ({ default: NewPassword })),
);
const EmailVerify = lazy(() =>
  import("./email-verify.tsx").then(({ EmailVerify }) => ({ default: EmailVerify })),
);
const Terms = lazy(() => import("./terms.tsx").then(({ Terms }) => ({ default: Terms })));
const Details = lazy(() => import("./details.tsx").then(({ Details }) => ({ default: Details })));

export const feature: Feature = {
  popups: {
    registration: { title: msg`Sign up`, hasPicture: true, Content: SignUp },
    login: { title: msg`Log in`, hasPicture: true, Content: SignIn },
    remind: { title: msg`Forgot password`, hasPicture: true, Content: Remind },
    "new-password": { title: msg`New password`, narrow: true, Content: NewPassword },
    "email-verify": { title: msg`Confirm your email`, narrow: true, Content: EmailVerify },
    terms: { title: msg`Terms and conditions`, narrow: true, Content: Terms },
    details: { title: msg`Complete your account`, narrow: true, Content: Details },
  },
  live,
  Services: function AccountServices() {
    useLateGuard();
    usePlayerUpkeep();
    return null;
  },
};
