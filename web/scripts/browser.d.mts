export const chromium: { executablePath: string; args: string[] }
