// Evaluates Storage rules for the Firebase Emulator Suite in place of Google's cloud-storage-rules-runtime jar.
// It exists because that jar comes from one download server only, while the Google Cloud SDK, which package
// managers and offline mirrors carry, includes the same rules engine inside its Firestore emulator. This program
// puts that engine behind the protocol of Google's runtime. emulators/jars.ts builds and uses it only if no
// environment variable names Google's jar, firebase-tools has not cached it, and it cannot be downloaded.
//
// The protocol is one JSON object per line on stdin and stdout:
//   -> {"id":0,"action":"load_ruleset","context":{"rulesetName":"0","source":{"files":[{"name","content"}]}}}
//   <- {"id":0,"status":"ok","errors":[],"warnings":[],"result":{"rulesVersion":2}}
//   -> {"id":1,"action":"verify","context":{"rulesetName","service","path","method","variables":{..}}}
//   <- {"server_request_id":1,"action":"fetch_firestore_document","context":{"path":"/databases/..."}}  (0..n)
//   -> {"id":1,"status":"ok"|"not_found","result":{"name","fields"}}
//   <- {"id":1,"status":"ok","errors":[],"warnings":[],"result":{"permit":true}}
// The caller waits forever after a reply that is not "ok", so failures are "ok" replies with errors or warnings.

import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public final class StorageRulesRuntime {
  private static final long FETCH_TIMEOUT_SECONDS = 20;
  private static final long STARTED_ID = -1; // firebase-tools waits for a message with this id

  private final PrintStream out;
  private final Map<String, RulesetAst> rulesets = new ConcurrentHashMap<>();
  private final Map<Long, CompletableFuture<JsonObject>> pendingFetches = new ConcurrentHashMap<>();
  private final ExecutorService workers = Executors.newCachedThreadPool();

  private StorageRulesRuntime(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] args) {
    PrintStream protocol = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    PrintStream realErr = System.err;
    // Libraries must not write to the protocol stream, and firebase-tools reports anything on stderr as an error.
    PrintStream quiet = new PrintStream(OutputStream.nullOutputStream());
    System.setOut(quiet);
    System.setErr(quiet);
    try {
      new StorageRulesRuntime(protocol).run();
      System.exit(0);
    } catch (Throwable t) {
      t.printStackTrace(realErr);
      System.exit(1);
    }
  }

  private void run() throws Exception {
    send(Messages.reply(STARTED_ID));
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = in.readLine()) != null; ) {
      if (!line.isBlank()) receive(JsonParser.parseString(line).getAsJsonObject());
    }
  }

  private void receive(JsonObject message) {
    long id = message.get("id").getAsLong();
    JsonObject context = Messages.child(message, "context");
    switch (Messages.text(message, "action")) {
      case "" -> { // the response to a fetch
        CompletableFuture<JsonObject> pending = pendingFetches.remove(id);
        if (pending != null) pending.complete(message);
      }
      case "load_ruleset" -> answer(id, () -> loadRuleset(id, context));
      case "verify" -> workers.execute(() -> answer(id, () -> verify(id, context)));
      default -> send(Messages.failed(id, "Unknown action " + message.get("action")));
    }
  }

  private JsonObject loadRuleset(long id, JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(File.newBuilder().setName(Messages.text(file, "name")).setContent(Messages.text(file, "content")));
    }
    CompileResult compiled = RulesEngine.compile(source.build());

    JsonObject reply = Messages.reply(id);
    for (Issue issue : compiled.getIssues()) {
      String severity = issue.getSeverity() == Issue.Severity.ERROR ? "errors" : "warnings";
      reply.getAsJsonArray(severity).add(issueJson(issue));
    }
    if (!reply.getAsJsonArray("errors").isEmpty()) return reply;
    if (compiled.hasCompilationError()) return Messages.failed(id, "Rules do not compile");
    RulesetAst rules = compiled.getRulesetAst();
    rulesets.put(Messages.text(context, "rulesetName"), rules);
    int version = rules.getVersion() == RulesetAst.Version.VERSION_2 ? 2 : 1;
    reply.add("result", Messages.object(Map.of("rulesVersion", version)));
    return reply;
  }

  private JsonObject verify(long id, JsonObject context) throws Exception {
    RulesetAst rules = rulesets.get(Messages.text(context, "rulesetName"));
    if (rules == null) return Messages.failed(id, "No such ruleset: " + context.get("rulesetName"));

    RuleContext.Builder request =
        RuleContext.builder()
            .service(Messages.text(context, "service"))
            .method(Messages.text(context, "method"))
            .path(ExpressionValues.objectPath(Messages.text(context, "path")));
    for (Map.Entry<String, JsonElement> variable : Messages.child(context, "variables").entrySet()) {
      request.supplyVariable(variable.getKey(), ExpressionValues.fromProtoJson(variable.getValue()));
    }
    FirestoreReader firestore = new FirestoreReader(path -> fetch(id, path));
    request.supplyFunction(firestore.get());
    request.supplyFunction(firestore.exists());

    RulesEngine.Verdict verdict = RulesEngine.evaluate(rules, request.build());
    JsonObject reply = Messages.reply(id);
    if (!verdict.permit()) verdict.problems().forEach(reply.getAsJsonArray("warnings")::add);
    reply.add("result", Messages.object(Map.of("permit", verdict.permit())));
    return reply;
  }

  /** Asks firebase-tools for a Firestore document. The response has the id of the request being verified. */
  private Optional<JsonObject> fetch(long id, String path) throws Exception {
    CompletableFuture<JsonObject> pending = new CompletableFuture<>();
    pendingFetches.put(id, pending);
    Map<String, ?> context = Map.of("path", path);
    send(Messages.object(Map.of("server_request_id", id, "action", "fetch_firestore_document", "context", context)));
    JsonObject response = pending.get(FETCH_TIMEOUT_SECONDS, TimeUnit.SECONDS);
    boolean found = Messages.text(response, "status").equals("ok") && response.get("result") instanceof JsonObject;
    return found ? Optional.of(response.getAsJsonObject("result")) : Optional.empty();
  }

  private void answer(long id, Callable<JsonObject> action) {
    try {
      send(action.call());
    } catch (Throwable t) {
      send(Messages.failed(id, "Storage rules runtime: " + t));
    }
  }

  private synchronized void send(JsonObject message) {
    out.println(Messages.toLine(message));
  }

  /** A compiler issue in the format of firebase-tools. */
  private static String issueJson(Issue issue) {
    Map<String, ?> position =
        Map.of("fileName_", issue.getSourcePosition().getFileName(), "line_", issue.getSourcePosition().getLine());
    Map<String, ?> content = Map.of("description_", issue.getDescription(), "sourcePosition_", position);
    return Messages.toLine(Messages.object(content));
  }
}
