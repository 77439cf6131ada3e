export function SourcesPage() { return <h1>Sources</h1>; }
