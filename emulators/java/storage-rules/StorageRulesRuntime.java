// A stand-in for the "cloud-storage-rules-runtime" jar of the Firebase Emulator Suite.
//
// firebase-tools' Storage emulator is Node code; it asks a child process whether a request is allowed,
// one JSON object per line on stdin/stdout. This program speaks that protocol and lets the rules engine
// inside Google's Firestore emulator jar (on the class path, never copied) compile and evaluate the rules.
//
//   -> {"id":0,"action":"load_ruleset","context":{"rulesetName":"0","source":{"files":[{"name","content"}]}}}
//   <- {"id":0,"status":"ok","errors":[],"warnings":[],"result":{"rulesVersion":2}}
//   -> {"id":1,"action":"verify","context":{"rulesetName","service","path","method","variables":{..}}}
//   <- {"server_request_id":1,"action":"fetch_firestore_document","context":{"path":"/databases/..."}}  (0..n)
//   -> {"id":1,"status":"ok"|"not_found","result":{"name","fields"}}
//   <- {"id":1,"status":"ok","errors":[],"warnings":[],"result":{"permit":true}}
//
// A reply that is not "ok" would leave the caller's promise pending for ever, so every failure is an
// "ok" reply that carries errors (rules) or warnings plus permit:false (evaluation).

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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public final class StorageRulesRuntime {
  private static final long FETCH_TIMEOUT_SECONDS = 20;
  /** Ids of messages that nobody asked for. */
  private static final long STARTED = -1;
  private static final long UNASKED = -2;

  private final PrintStream out;
  private final Map<String, RulesetAst> rulesets = new ConcurrentHashMap<>();
  private final Map<Long, CompletableFuture<JsonObject>> awaited = new ConcurrentHashMap<>();
  private final ExecutorService workers = Executors.newCachedThreadPool();

  private StorageRulesRuntime(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] args) {
    PrintStream protocol = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    PrintStream realErr = System.err;
    // Libraries must never write on the protocol stream, and firebase-tools prints whatever comes on
    // stderr as an emulator error. (JDK 24+'s own warning about sun.misc.Unsafe bypasses System.err:
    // the `java` that the launcher puts on PATH switches it off.)
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
    warmUp();
    JsonObject started = Messages.reply(STARTED);
    started.add("result", new JsonObject());
    send(started);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = in.readLine()) != null; ) {
      if (!line.isBlank()) receive(JsonParser.parseString(line).getAsJsonObject());
    }
  }

  private void receive(JsonObject message) {
    long id = message.has("id") ? message.get("id").getAsLong() : UNASKED;
    JsonObject context = Messages.child(message, "context");
    switch (Messages.text(message, "action")) {
      case "":
        CompletableFuture<JsonObject> waiting = awaited.remove(id);
        if (waiting != null) waiting.complete(message);
        break;
      case "load_ruleset":
        answer(id, () -> loadRuleset(id, context));
        break;
      case "verify":
        workers.execute(() -> answer(id, () -> verify(id, context)));
        break;
      default:
        send(Messages.failed(id, "Unknown action " + message.get("action")));
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
    boolean broken = compiled.hasCompilationError() || !reply.getAsJsonArray("errors").isEmpty();
    if (broken) {
      return reply.getAsJsonArray("errors").isEmpty() ? Messages.failed(id, "Rules do not compile") : reply;
    }
    RulesetAst rules = compiled.getRulesetAst();
    rulesets.put(Messages.text(context, "rulesetName"), rules);
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", rules.getVersion() == RulesetAst.Version.VERSION_2 ? 2 : 1);
    reply.add("result", result);
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

    RulesEngine.Verdict verdict = RulesEngine.judge(rules, request.build());
    JsonObject reply = Messages.reply(id);
    if (!verdict.permit()) verdict.problems().forEach(problem -> reply.getAsJsonArray("warnings").add(problem));
    JsonObject result = new JsonObject();
    result.addProperty("permit", verdict.permit());
    reply.add("result", result);
    return reply;
  }

  /** Has firebase-tools fetch a Firestore document: its answer comes under the id of the request that is judged. */
  private Optional<JsonObject> fetch(long id, String path) throws Exception {
    CompletableFuture<JsonObject> answer = new CompletableFuture<>();
    awaited.put(id, answer);
    JsonObject question = Messages.object("action", "fetch_firestore_document");
    question.addProperty("status", "ok");
    question.addProperty("server_request_id", id);
    question.add("context", Messages.object("path", path));
    send(question);
    JsonObject got = answer.get(FETCH_TIMEOUT_SECONDS, TimeUnit.SECONDS);
    boolean found = Messages.text(got, "status").equals("ok") && got.has("result") && got.get("result").isJsonObject();
    return found ? Optional.of(got.getAsJsonObject("result")) : Optional.empty();
  }

  private interface Action {
    JsonObject get() throws Exception;
  }

  private void answer(long id, Action action) {
    try {
      send(action.get());
    } catch (Throwable t) {
      send(Messages.failed(id, "Storage rules runtime: " + t));
    }
  }

  private synchronized void send(JsonObject message) {
    out.println(Messages.toLine(message));
    out.flush();
  }

  /** An issue as firebase-tools reads it. */
  private static String issueJson(Issue issue) {
    JsonObject position = Messages.object("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    position.addProperty("column_", issue.getSourcePosition().getColumn());
    JsonObject json = Messages.object("description_", issue.getDescription());
    json.add("sourcePosition_", position);
    json.addProperty("severity_", issue.getSeverityValue());
    return Messages.toLine(json);
  }

  /** Loads the engine's classes before the caller is told to go on, so that the first request is quick. */
  private void warmUp() throws Exception {
    loadRuleset(UNASKED, JsonParser.parseString(
        "{'rulesetName': 'warm-up', 'source': {'files': [{'name': 'warm-up.rules', 'content':"
            + " \"rules_version='2'; service firebase.storage { match /b/{b}/o { match /{p=**} {"
            + " allow get: if request.auth != null && request.resource.size < 1; } } }\"}]}}").getAsJsonObject());
    verify(UNASKED, JsonParser.parseString(
        "{'rulesetName': 'warm-up', 'service': 'firebase.storage', 'path': '/b/b/o/x', 'method': 'get', 'variables':"
            + " {'request': {'map_value': {'fields': {'auth': {'null_value': null}}}}}}").getAsJsonObject());
    rulesets.remove("warm-up");
  }
}
