/** The part of web-push that this product uses. */
declare module "web-push" {
  const webpush: {
    /** A request that is encrypted to the device and signed. */
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: {
        vapidDetails: { subject: string; publicKey: string; privateKey: string };
        /** How long the push service keeps it for a device that is off, in seconds. */
        TTL: number;
        urgency: "normal" | "high";
      },
    ): { endpoint: string; headers: Record<string, string | number>; body: Buffer };
  };
  export default webpush;
}
