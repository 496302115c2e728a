/** The last thing that went wrong in this page, for a report. */
let last = ''

export function watchProblems(): void {
  addEventListener('error', (event) => (last = `${event.message} (${event.filename}:${event.lineno})`))
  addEventListener('unhandledrejection', (event) => (last = String(event.reason)))
}

export const lastProblem = (): string => last.slice(0, 300)
