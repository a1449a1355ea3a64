import { BonusStatement } from "../bonuses/bonus-statement.tsx";

/** The statement of a bonus, as a page of the gifts. */
export const StatementPage = ({ id }: { id: string }) => <BonusStatement id={id} />;
