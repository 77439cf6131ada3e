export function SpeechPage() { return <h1>Speech</h1>; }
