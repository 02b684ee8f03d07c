/** Passkeys as the browser makes and uses them, with bytes as the server writes them: base64url without padding. */

import type { PasskeyAsked, PasskeyMade, PasskeyUsed, SignInAsked } from "$lib/protocol";

/** Whether this browser can make passkeys for the address of this page. */
export function able(): boolean {
  return isSecureContext && typeof PublicKeyCredential === "function" && !byNumber(location.hostname);
}

/** Passkeys are made for names, never for numbers. */
function byNumber(host: string): boolean {
  return /^[\d.]+$/.test(host) || host.startsWith("[");
}

/** The same page where passkeys work, for a server on this machine that was opened by its number; null elsewhere. */
export function localAddress(): string | null {
  if (!["127.0.0.1", "[::1]"].includes(location.hostname)) return null;
  const address = new URL(location.href);
  address.hostname = "localhost";
  return address.href;
}

/** What this device is called: "Chrome, Linux". */
export function deviceName(agent: string = navigator.userAgent): string {
  const browser = [
    ["Edg", "Edge"],
    ["OPR", "Opera"],
    ["Firefox", "Firefox"],
    ["Chrome", "Chrome"],
    ["Safari", "Safari"],
  ].find(([mark]) => agent.includes(`${mark}/`))?.[1];
  const system = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux"].find((each) =>
    agent.includes(each),
  );
  const plain = system === "Macintosh" ? "Mac" : system === "CrOS" ? "ChromeOS" : system;
  return [browser, plain].filter((each) => each !== undefined).join(", ") || "Browser";
}

/** Have the device make a passkey; throws what the browser throws. */
export async function make(asked: PasskeyAsked): Promise<PasskeyMade> {
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: bytes(asked.challenge),
      rp: { id: asked.rp, name: "RummyKit" },
      user: { id: bytes(asked.user), name: asked.name, displayName: asked.name },
      // ES256, EdDSA, RS256: what devices have.
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: bytes(id) })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
      timeout: asked.timeout_ms,
    },
  });
  const { rawId, response } = made as PublicKeyCredential & { readonly response: AuthenticatorAttestationResponse };
  return {
    id: text(rawId),
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
    transports: typeof response.getTransports === "function" ? response.getTransports() : [],
    label: deviceName(),
  };
}

/** Have the device sign with a passkey that its user picks; throws what the browser throws. */
export async function use(asked: SignInAsked): Promise<PasskeyUsed> {
  const used = await navigator.credentials.get({
    publicKey: {
      challenge: bytes(asked.challenge),
      rpId: asked.rp,
      userVerification: "required",
      timeout: asked.timeout_ms,
    },
  });
  const { rawId, response } = used as PublicKeyCredential & { readonly response: AuthenticatorAssertionResponse };
  return {
    id: text(rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    label: deviceName(),
  };
}

export function text(data: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
