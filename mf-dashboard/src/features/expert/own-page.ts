/** Whose page as an expert it is. */
export type OwnPageProps = { uid: string; name: string; isVerifiedExpert: boolean };
